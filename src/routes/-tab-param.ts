/** Reads which tab of a page an address opens; the first one is left out. */
export const tabParam =
  <Tab extends string>(tabs: readonly Tab[]) =>
  ({ tab }: Record<string, unknown>): { tab?: Tab | undefined } => ({
    tab: tabs.slice(1).find((each) => each === tab),
  })
