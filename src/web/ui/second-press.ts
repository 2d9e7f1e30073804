const CONTROL = 'a, button, input, select, textarea, label, summary, [role], [tabindex]';

/** So long, and so near, systems take a second press as part of the first one. */
export const DOUBLE_PRESS_MS = 500;
const NEAR_PX = 24;

/** What was pressed, where, and when. */
export type Press<Control> = {
  on: Control;
  x: number;
  y: number;
  at: number;
  /** Of a mouse, whose clicks the browser counts; fingers it does not count everywhere. */
  count: number;
  isTouch: boolean;
};

/**
 * Whether it is the second half of a double press that falls on something else than the first half: on what came in its
 * place, moved under it or lay below it. Nobody meant that one.
 */
export function fallsElsewhere<Control>(press: Press<Control>, before: Press<Control> | null): boolean {
  if (before === null || press.on === before.on) return false;
  if (!press.isTouch) return press.count > 1;
  const isNear = Math.hypot(press.x - before.x, press.y - before.y) < NEAR_PX;
  return isNear && press.at - before.at < DOUBLE_PRESS_MS;
}

/** From now on such a press does nothing. Keys are no presses. */
export function dropSecondPresses() {
  let before: Press<Element | null> | null = null;
  window.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return;
      const press = {
        on: controlOf(event.target),
        x: event.clientX,
        y: event.clientY,
        at: event.timeStamp,
        count: event.detail,
        isTouch: (event as PointerEvent).pointerType === 'touch',
      };
      const isDropped = fallsElsewhere(press, before);
      before = press;
      if (!isDropped) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** A label is pressed for its field, which hears of it a second time. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(CONTROL) : null;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}
