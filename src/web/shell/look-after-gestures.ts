import { noteTyped } from '#web/offline/keep-typed.ts';
import { keepFocus } from '#web/ui/keep-focus.ts';
import { dropSecondPresses } from '#web/ui/second-press.ts';

/** What nobody needs who only looks. What keeps the words of a page comes before the first of them. */
export function lookAfterGestures() {
  keepFocus();
  dropSecondPresses();
  noteTyped();
}
