import { keepFocus } from '#web/ui/keep-focus.ts';
import { dropSecondPresses } from '#web/ui/second-press.ts';

/** What nobody needs who only looks. */
export function lookAfterGestures() {
  keepFocus();
  dropSecondPresses();
}
