/** Where the mouse was seen last; null: not on the page, or it is a finger that points now. */
let mouse: { x: number; y: number } | null = null;
const listeners = new Set<() => void>();
let isFollowed = false;

function follow({ pointerType, clientX: x, clientY: y }: PointerEvent) {
  mouse = pointerType === 'mouse' ? { x, y } : null;
  for (const moved of listeners) moved();
}

/** A mouse that leaves the window says so once, and does not move on the page any more. */
function leave() {
  mouse = null;
  for (const moved of listeners) moved();
}

/** Follows the mouse from the first call on: where it rests is known only of one that was followed. */
export function onMouse(moved: () => void): () => void {
  if (!isFollowed) {
    isFollowed = true;
    addEventListener('pointermove', follow, { passive: true });
    addEventListener('pointerdown', follow, { passive: true });
    document.documentElement.addEventListener('pointerleave', leave);
  }
  listeners.add(moved);
  return () => void listeners.delete(moved);
}

type Box = { left: number; right: number; top: number; bottom: number };

export const isMouseOver = ({ left, right, top, bottom }: Box): boolean =>
  mouse !== null && mouse.x >= left && mouse.x <= right && mouse.y >= top && mouse.y <= bottom;
