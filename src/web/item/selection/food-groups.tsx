import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FoodGroup, isFull, isSelected } from '#domain/item/food-selection.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/item.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import type { CheckoutActions } from '../use-checkout-actions.ts';
import { useSelectionText } from './selection-text.ts';
import type { ItemSelection } from './use-selection.ts';

/** What the kitchen asks: one of a group, or several. After a refused try the first open question has the focus. */
export function FoodGroups({ selection, actions }: { selection: ItemSelection; actions: CheckoutActions }) {
  const t = useTranslate();
  const money = useMoney();
  const selectionText = useSelectionText();
  const name = useId();
  const place = useRef<HTMLDivElement>(null);
  const { complaint, attempts } = actions;
  // The group of which somebody wanted one more than it takes.
  const [overfull, setOverfull] = useState<number | null>(null);

  function press(choiceIndex: number, optionIndex: number, isRefused: boolean) {
    setOverfull(isRefused ? choiceIndex : null);
    if (!isRefused) selection.toggle(choiceIndex, optionIndex);
  }

  function errorOf(choiceIndex: number, { name, min, max }: FoodGroup): string | false {
    if (overfull === choiceIndex) return selectionText({ reason: 'count', choiceIndex, name, min, max });
    return complaint?.choiceIndex === choiceIndex && selectionText(complaint);
  }

  const showComplaint = useEffectEvent(() => {
    if (!complaint) return;
    const group = place.current?.querySelectorAll('fieldset')[complaint.choiceIndex];
    group?.scrollIntoView({ block: 'center' });
    group?.querySelector('input')?.focus({ preventScroll: true });
  });
  // A press that was refused, not every change that is still wrong.
  useEffect(() => {
    if (attempts > 0) showComplaint();
  }, [attempts]);

  return (
    <div ref={place} className="flex flex-col gap-7 empty:hidden">
      {selection.groups.map((group, choiceIndex) => (
        <ChoiceGroup
          key={group.name}
          legend={group.name}
          hint={hintOf(t, group)}
          error={errorOf(choiceIndex, group)}
          aside={
            <Badge tone={group.required === 'on' ? 'accent' : 'neutral'} shape="pill">
              {t(group.required === 'on' ? 'item.required' : 'item.optional')}
            </Badge>
          }
        >
          {group.values.map(({ label, optionPrice }, optionIndex) => {
            const isOn = isSelected(selection.selected, choiceIndex, optionIndex);
            // It looks closed, and says why when it is pressed all the same.
            const isRefused = !isOn && isFull(selection.groups, selection.selected, choiceIndex);
            const isFree = group.type === 'single' && group.required === 'off';
            return (
              <ChoiceRow
                key={label}
                type={group.type === 'single' ? 'radio' : 'checkbox'}
                name={`${name}-${choiceIndex}`}
                checked={isOn}
                onChange={() => press(choiceIndex, optionIndex, isRefused)}
                {...(isRefused && { 'aria-disabled': true, className: 'cursor-not-allowed text-ink-3' })}
                // A radio says nothing when it is pressed again; where no answer is needed, that takes it back.
                {...(isFree && isOn && { onClick: () => selection.toggle(choiceIndex, optionIndex) })}
                aside={optionPrice > 0 ? <bdi>+ {money(optionPrice)}</bdi> : hasPrices(group) && t('item.included')}
              >
                <bdi>{label}</bdi>
              </ChoiceRow>
            );
          })}
        </ChoiceGroup>
      ))}
    </div>
  );
}

/** Where nothing costs more, nothing need say that it does not. */
const hasPrices = ({ values }: FoodGroup): boolean => values.some(({ optionPrice }) => optionPrice > 0);

function hintOf(t: Translate, { type, min, max, required }: FoodGroup): string {
  if (type === 'single' || max === 1) return t('item.pick_one');
  if (max <= 0) return t('item.pick_any');
  const least = required === 'on' ? Math.max(1, min) : min;
  if (least === max) return t('item.pick_exactly', { min: least });
  return least > 0 ? t('item.pick_between', { min: least, max }) : t('item.pick_up_to', { max });
}
