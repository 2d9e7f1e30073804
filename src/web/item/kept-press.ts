/**
 * A part of the server's page that still sleeps cannot answer, and React swallows a press on it. The press is kept here
 * and made again when the part is awake. Links answer by themselves.
 */
let kept: { part: Element; pressed: HTMLElement }[] = [];

function keep(event: MouseEvent) {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('button, label, input') : null;
  const part = pressed?.closest('[data-asleep]');
  if (!pressed || !part) return;
  // Not ticked yet either: what it shows must be what the order knows.
  event.preventDefault();
  kept.push({ part, pressed });
}

// Before React, which listens at the document.
if (!import.meta.env.SSR) window.addEventListener('click', keep, { capture: true });

/** The `ref` of a part that has woken up. */
export function wake(part: HTMLElement | null) {
  if (!part?.hasAttribute('data-asleep')) return;
  part.removeAttribute('data-asleep');
  const own = kept.filter((press) => press.part === part);
  kept = kept.filter((press) => press.part !== part);
  // When React has finished with the part.
  setTimeout(() => {
    for (const input of tickedBefore(part)) {
      input.checked = false;
      input.click();
    }
    for (const { pressed } of own) pressed.click();
  });
}

/** Ticked before there was any script to keep the press. */
const tickedBefore = (part: HTMLElement) =>
  [...part.querySelectorAll('input')].filter(({ checked, defaultChecked }) => checked && !defaultChecked);
