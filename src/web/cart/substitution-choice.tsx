import ChevronDown from 'lucide-react/icons/chevron-down';
import { selectionFromWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import { SUBSTITUTIONS } from '#domain/item/substitution.ts';
import { useTranslate } from '#web/i18n/lazy/cart.ts';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useCartActions } from './use-cart.ts';

/** What to do if it is sold out, where the module asks. The browser's own list of choices: a phone shows its wheel. */
export function SubstitutionChoice({ line }: { line: CartLine }) {
  const t = useTranslate();
  const { update } = useCartActions();
  if (!useModuleProfile()?.takesSubstitutes) return null;

  function choose(value: string) {
    const substitution = SUBSTITUTIONS.find((choice) => choice === value) ?? null;
    void update(line, { ...selectionFromWire(line), substitution });
  }

  return (
    <label className="mt-0.5 flex max-w-full items-center gap-1 self-start text-caption text-ink-2">
      <span className="sr-only">{t('cart.substitution', { name: line.item.name })}</span>
      <select
        value={line.substitution ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="field-sizing-content -me-5 -my-2 min-h-10 max-w-full cursor-pointer appearance-none truncate rounded-xs bg-transparent pe-5 text-caption text-ink-2 underline decoration-line-2 underline-offset-2"
      >
        {(['', ...SUBSTITUTIONS] as const).map((choice) => (
          <option key={choice} value={choice} className="bg-raised text-ink">
            {t(`cart.substitution.${choice || 'none'}`)}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={14} className="pointer-events-none" />
    </label>
  );
}
