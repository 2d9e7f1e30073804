import type { BrowserContext, Page } from '@playwright/test';

/** A browser that cannot draw maps: the list of places stands in, and everything around it is the same. */
export const leaveOutMaps = (where: BrowserContext | Page) =>
  where.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(draw, this, [kind, ...rest]);
    } as typeof draw;
  });
