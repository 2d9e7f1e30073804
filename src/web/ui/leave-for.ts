/**
 * The browser leaves for somebody else's page. Who comes back by Back may find this one as it was put aside, in the middle
 * of leaving: `comesBack` makes it usable again.
 */
export function leaveFor(address: string, comesBack: () => void) {
  addEventListener('pageshow', comesBack, { once: true });
  location.assign(address);
}
