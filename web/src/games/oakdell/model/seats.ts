/** How heroes are told apart at a glance: by a tint and their initials, besides their names. */
export const TINTS: readonly string[] = ["#7a2f22", "#22567a", "#3d5f27", "#6a3f7c"];

export const initials = (name: string): string => [...name][0]?.toUpperCase() ?? "?";
