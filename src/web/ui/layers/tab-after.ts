/** Where a key leads from a tab: round at the ends, along the line of reading. */
export function tabAfter<Value>(tabs: readonly Value[], from: Value, key: string, rtl: boolean): Value | undefined {
  const at = tabs.indexOf(from);
  const [forwards, backwards] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  switch (key) {
    case forwards:
      return tabs[(at + 1) % tabs.length];
    case backwards:
      return tabs.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    default:
      return undefined;
  }
}
