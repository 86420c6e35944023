/** Pages that lie beside each other on a small screen: a swipe leads from one to the next, a tab to any of them. */
export class Pages<Name> {
  /** What holds the pages. */
  holder: HTMLElement | undefined = $state();

  /** `stage.page` is the page that is shown. Made while a component is made. */
  constructor(
    private readonly names: readonly Name[],
    private readonly stage: { page: Name },
  ) {
    $effect(() => {
      const at = names.indexOf(stage.page);
      this.holder?.scrollTo({ left: at * this.holder.clientWidth });
    });
  }

  readonly swiped = (): void => {
    const { holder, names, stage } = this;
    if (holder && holder.clientWidth < holder.scrollWidth) stage.page = names[Math.round(holder.scrollLeft / holder.clientWidth)] ?? stage.page;
  };
}
