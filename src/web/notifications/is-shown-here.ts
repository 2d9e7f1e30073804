import type { Notification } from '#contract/notifications/notifications.ts';

type Place = { pathname: string; search: string };

/** Whether the open page shows already what a notification tells: then it needs no toast, and counts as read. */
export function isShownHere({ link }: Pick<Notification, 'link'>, { pathname, search }: Place): boolean {
  if (pathname === '/notifications') return true;
  const [path = '', query = ''] = link.split('?');
  const here = new URLSearchParams(search);
  const order_id = /^\/order\/(\d+)$/.exec(path)?.[1];
  if (order_id && pathname === '/track-order' && here.get('order_id') === order_id) return true;
  return pathname === path && [...new URLSearchParams(query)].every(([name, value]) => here.get(name) === value);
}
