import { useId } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';

type ReasonChoiceProps = {
  legend: string;
  reasons: readonly string[] | undefined;
  value: string | null;
  onChange(reason: string): void;
  error?: string | undefined;
};

export function ReasonChoice({ legend, reasons, value, onChange, error }: ReasonChoiceProps) {
  const name = useId();
  return (
    <ChoiceGroup legend={legend} error={error}>
      {reasons ? (
        reasons.map((reason) => (
          <ChoiceRow
            key={reason}
            type="radio"
            name={name}
            value={reason}
            checked={value === reason}
            onChange={() => onChange(reason)}
          >
            <bdi>{reason}</bdi>
          </ChoiceRow>
        ))
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2 pt-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </ChoiceGroup>
  );
}
