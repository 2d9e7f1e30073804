import { useDirection } from '@base-ui/react/direction-provider';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect } from 'react';
import { Toaster as Primitive, toast } from 'sonner';
import { type Glyph, Icon } from '../pictures/icon.tsx';
import { usePhone } from '../use-media-query.ts';
import { drawToasts, type Toast } from './toast-queue.ts';

const GLYPHS: Record<NonNullable<Toast['tone']>, Glyph> = { success: CircleCheck, error: TriangleAlert, info: Info };

export default function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const phone = usePhone();
  const direction = useDirection();
  // One frame later the live region is in the page, so the first toast is read out as well.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      stop = drawToasts(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, []);

  return (
    <Primitive
      position={phone ? 'bottom-center' : direction === 'rtl' ? 'top-left' : 'top-right'}
      dir={direction}
      visibleToasts={3}
      expand
      gap={12}
      offset={{ top: 88, right: 32, left: 32 }}
      mobileOffset={{
        bottom: 'calc(var(--size-tabbar) + 12px + env(safe-area-inset-bottom, 0px))',
        left: 16,
        right: 16,
      }}
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        duration: 5000,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast:
            'flex min-h-13 w-full items-center gap-3 rounded-card bg-inverse px-4 py-2 font-medium text-on-inverse text-small shadow-(--elevation-sheet) md:w-95',
          content: 'min-w-0 flex-1',
          icon: 'shrink-0',
        },
      }}
      style={{ zIndex: 'var(--z-toast)', fontFamily: 'inherit' }}
    />
  );
}

/** Kinds whose last toast is on its way out: another one of that kind would go with it. */
const leaving = new Set<string>();
const EXIT_MS = 250;

function draw(next: Toast) {
  const { id, tone = 'success', text, action } = next;
  if (leaving.has(id)) {
    setTimeout(() => draw(next), EXIT_MS);
    return;
  }
  const leave = () => {
    leaving.add(id);
    setTimeout(() => leaving.delete(id), EXIT_MS);
  };
  toast(text, {
    id,
    onAutoClose: leave,
    onDismiss: leave,
    icon: <Icon of={GLYPHS[tone]} />,
    action: action && (
      <button
        type="button"
        className="hit-area shrink-0 rounded-xs px-1 font-bold text-inverse-action"
        onClick={() => {
          toast.dismiss(id);
          action.onPress();
        }}
      >
        {action.text}
      </button>
    ),
  });
}
