type Box = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };

export type FloatingAlign = 'start' | 'center' | 'end';

const GAP = 8;
const EDGE = 16;

/** `slack`: how far the page may move up under it. `wasBelow`: an open panel changes sides no more. */
type Standing = { slack?: number; wasBelow?: boolean | undefined };

/**
 * Below its anchor, or above when there is more room; never over the edge of the screen, unless the page then `moves` up
 * by as much.
 */
export function floatingPlace(
  anchor: Box,
  panel: Size,
  screen: Size,
  align: FloatingAlign,
  rtl: boolean,
  { slack = 0, wasBelow }: Standing = {},
) {
  const below = screen.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const goesBelow = wasBelow ?? (panel.height <= below + slack || below >= above);
  const moves = goesBelow ? Math.min(Math.max(panel.height - below, 0), slack) : 0;
  const room = Math.max(goesBelow ? below + moves : above, 0);
  const height = Math.min(panel.height, room);
  const furthest = Math.max(screen.width - panel.width - EDGE, EDGE);

  return {
    left: Math.min(Math.max(alignedLeft(anchor, panel, align, rtl), EDGE), furthest),
    top: goesBelow ? anchor.bottom + GAP : anchor.top - GAP - height,
    maxHeight: room,
    goesBelow,
    moves,
  };
}

function alignedLeft(anchor: Box, panel: Size, align: FloatingAlign, rtl: boolean): number {
  if (align === 'center') return (anchor.left + anchor.right - panel.width) / 2;
  const isLeft = (align === 'start') !== rtl;
  return isLeft ? anchor.left : anchor.right - panel.width;
}
