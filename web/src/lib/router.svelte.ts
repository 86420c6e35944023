/** Where the page is. Addresses are plain paths; the fragment of a shared link holds its secret and never leaves us. */
class Router {
  path = $state(location.pathname);
  search = $state.raw(new URLSearchParams(location.search));
  hash = $state(decoded(location.hash.slice(1)));

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Go to an address of this page. */
  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.read();
  }

  private read(): void {
    const moved = this.path !== location.pathname;
    this.path = location.pathname;
    this.search = new URLSearchParams(location.search);
    this.hash = decoded(location.hash.slice(1));
    if (moved) scrollTo(0, 0);
  }

  /** Links inside the page do not load it anew. */
  private follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();

/** A part of an address in plain letters; as it stands when it was mutilated on its way. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of `path` that stand where `pattern` has names: `/table/:id`; null when it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/\/+$/, "").split("/");
  if (given.length === 1) given.push("");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const here = decoded(given[index] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = here;
    else if (part !== here) return null;
  }
  return found;
}
