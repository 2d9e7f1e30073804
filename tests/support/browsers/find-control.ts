export type Control = { role: 'button' | 'link' | 'radio' | 'option' | 'textbox'; name: string };

/**
 * Runs in the page, so it may use nothing of this file: what a person would press or type into, by its role and words
 * of its name. Whatever lies below an open dialog is not there for anybody.
 */
export function findControl({ role, name }: Control): Element | null {
  const selectors = {
    button: 'button, [role=button]',
    link: 'a[href]',
    radio: 'input[type=radio]',
    option: '[role=option]',
    textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  };
  const dialogs = [...document.querySelectorAll('[role=dialog], dialog[open]')];
  const within = dialogs.at(-1) ?? document;
  const nameOf = (element: Element) => {
    const { labels } = element as HTMLInputElement;
    const text = element.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (element as HTMLElement).innerText;
    return text.trim();
  };
  const isThere = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[inert]');
  const found = [...within.querySelectorAll(selectors[role])].find(
    (element) => isThere(element) && nameOf(element).includes(name),
  );
  // What is seen of a radio button is its label.
  const pressed = (role === 'radio' && (found as HTMLInputElement | undefined)?.labels?.[0]) || found;
  pressed?.scrollIntoView({ block: 'center' });
  return pressed ?? null;
}
