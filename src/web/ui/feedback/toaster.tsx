import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { useClearOfBars } from './clear-of-bars.ts';
import { linesNotShown } from './lines-not-shown.ts';
import { isMouseOver, onMouse } from './mouse.ts';
import { onPlace, topPlace } from './toast-place.tsx';
import { dismissToast, holdToast, onToast, shownToast, startDrawing, type Toast } from './toast-queue.ts';

const GLYPHS: Record<NonNullable<Toast['tone']>, Glyph> = { success: CircleCheck, error: TriangleAlert, info: Info };

/**
 * Where toasts are seen: on a phone above the bottom bar of the page, from a tablet on below its header, and in the place
 * that whatever lies open keeps for them.
 */
export default function Toaster({ label }: { label: string }) {
  const toast = useSyncExternalStore(onToast, shownToast);
  const place = useSyncExternalStore(onPlace, topPlace);
  // One frame later the live region is in the page, so the first toast is read out as well.
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setThere(true);
      startDrawing();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  const region = useRef<HTMLElement>(null);
  useClearOfBars(region, !place && toast !== null);

  const content = (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      className={classNames(
        place
          ? 'px-4 md:px-6'
          : // Whatever it lies over can still be pressed.
            classNames(
              'pointer-events-none fixed inset-x-4 bottom-[max(12px+var(--bottom-bar,0px),12px+env(safe-area-inset-bottom,0px))] z-(--z-toast) [--appear-from:12px]',
              // At the end of the column, as what stands in the header.
              'md:inset-s-auto md:inset-e-[max(var(--space-gutter),calc(50%-var(--size-column)/2))] md:top-[calc(12px+var(--top-bar,72px))] md:bottom-auto md:w-95 md:[--appear-from:-12px]',
            ),
      )}
    >
      {isThere && toast && <ToastCard key={toast.id} toast={toast} isInPlace={place !== null} />}
    </section>
  );
  return place ? createPortal(content, place) : content;
}

function ToastCard({ toast, isInPlace }: { toast: Toast; isInPlace: boolean }) {
  const { tone = 'success', action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const lines = useUnsaidLines(toast);
  useHeld(card);

  return (
    <div
      ref={card}
      data-toast
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex min-h-13 w-full animate-appear items-center gap-3 rounded-card bg-inverse px-4 py-2 font-medium text-on-inverse text-small shadow-(--elevation-sheet)',
        isInPlace && 'mb-3',
      )}
    >
      <Icon of={GLYPHS[tone]} className="shrink-0" />
      <div className="min-w-0 flex-1">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {action && (
        <button
          type="button"
          className="hit-area pointer-events-auto shrink-0 rounded-xs px-1 font-bold text-inverse-action"
          onClick={() => {
            dismissToast();
            action.onPress();
          }}
        >
          {action.text}
        </button>
      )}
    </div>
  );
}

/** Never a second time what stands under a field, and no longer than the shopper leaves the fields as they are. */
function useUnsaidLines({ tone, text, isRepeated }: Toast): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>(() => text.split('\n'));
  useLayoutEffect(() => {
    if (tone !== 'error') return setLines(text.split('\n'));
    const look = () => {
      const unsaid = isRepeated ? text.split('\n') : linesNotShown(text);
      setLines(unsaid);
      if (unsaid.length === 0) dismissToast();
    };
    look();
    // A form may say it a moment later.
    const frame = requestAnimationFrame(look);
    // Not yet the input that it answers: that event is still on its way.
    const timer = setTimeout(() => document.addEventListener('input', dismissToast));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      document.removeEventListener('input', dismissToast);
    };
  }, [tone, text, isRepeated]);
  return lines;
}

/** By a mouse over it or the keyboard in it. Presses go through it, so that it hears of no pointer itself. */
function useHeld(card: { readonly current: HTMLElement | null }) {
  // Whenever it is drawn: it may have come under a mouse that rests, in place of another.
  useEffect(() => holdIfUsed(card.current));
  useEffect(() => {
    const hold = () => holdIfUsed(card.current);
    const listening = new AbortController();
    for (const type of ['focusin', 'focusout']) addEventListener(type, hold, { signal: listening.signal });
    const stop = onMouse(hold);
    return () => {
      listening.abort();
      stop();
    };
  }, [card]);
}

function holdIfUsed(card: HTMLElement | null) {
  if (card) holdToast(card.contains(document.activeElement) || isMouseOver(card.getBoundingClientRect()));
}
