import type { BrowserContext, Page } from '@playwright/test';

/** A browser that cannot draw maps: the list of places stands in, and everything around it is the same. */
export const leaveOutMaps = (where: BrowserContext | Page) =>
  where.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(draw, this, [kind, ...rest]);
    } as typeof draw;
  });

/**
 * Maps do all they ever do (fetch tiles, set pins, move, zoom, answer the mouse), only no pixel of them is coloured:
 * without a graphics card that is the dearest thing on their pages.
 */
export const leaveMapsUnpainted = (where: BrowserContext | Page) =>
  where.addInitScript(() => {
    const { prototype: gl } = WebGL2RenderingContext;
    const answers: Record<string, (asked: unknown, which: number) => unknown> = {
      isContextLost: () => false,
      getExtension: () => null,
      getParameter: (asked) => (asked === gl.MAX_TEXTURE_SIZE ? 4096 : null),
      getShaderParameter: () => true,
      getProgramParameter: (_, which) => (which === gl.LINK_STATUS ? true : 0),
      getUniformLocation: () => null,
      getAttribLocation: () => -1,
      getUniformBlockIndex: () => gl.INVALID_INDEX,
    };
    const unpainted = (canvas: HTMLCanvasElement) =>
      new Proxy(
        {},
        {
          get(_, name: string) {
            if (name === 'drawingBufferWidth') return canvas.width;
            if (name === 'drawingBufferHeight') return canvas.height;
            if (/^[A-Z]/.test(name)) return gl[name as 'TEXTURE'];
            return answers[name] ?? (() => (name.startsWith('create') ? {} : undefined));
          },
        },
      );
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? unpainted(this) : Reflect.apply(draw, this, [kind, ...rest]);
    } as typeof draw;
  });
