type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

export type FloatingAlign = 'start' | 'center' | 'end';

const GAP = 8;
const EDGE = 16;

/** Below its anchor, or above when there is more room; never over the edge of the screen. */
export function floatingPlace(anchor: Box, panel: Size, screen: Size, align: FloatingAlign, rtl: boolean) {
  const below = screen.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const goesBelow = panel.height <= below || below >= above;
  const room = Math.max(goesBelow ? below : above, 0);
  const height = Math.min(panel.height, room);
  const furthest = Math.max(screen.width - panel.width - EDGE, EDGE);

  return {
    left: Math.min(Math.max(alignedLeft(anchor, panel, align, rtl), EDGE), furthest),
    top: goesBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    maxHeight: room,
  };
}

function alignedLeft(anchor: Box, panel: Size, align: FloatingAlign, rtl: boolean): number {
  if (align === 'center') return (anchor.left + anchor.right - panel.width) / 2;
  const isLeft = (align === 'start') !== rtl;
  return isLeft ? anchor.left : anchor.right - panel.width;
}
