import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslate } from '#web/i18n/lazy/auth.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldNote } from '#web/ui/fields/field.tsx';

type TermsBoxProps = { accepted: boolean; onChange(accepted: boolean): void };

/** Nobody signs up without it; who takes the tick away again is told so. */
export function TermsBox({ accepted, onChange }: TermsBoxProps) {
  const t = useTranslate();
  const id = useId();
  const [wasTouched, setWasTouched] = useState(false);
  const isMissing = wasTouched && !accepted;

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-1.5">
        <Checkbox
          name="terms"
          checked={accepted}
          onChange={(event) => {
            setWasTouched(true);
            onChange(event.target.checked);
          }}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? id : undefined}
        >
          {t('auth.terms.accept')}
        </Checkbox>
        <Link
          to="/terms-and-conditions"
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink text-small underline"
        >
          {t('auth.terms.link')}
          <span className="sr-only"> {t('auth.new_tab')}</span>
        </Link>
      </div>
      {isMissing && <FieldNote id={id} text={t('auth.terms.required')} isError />}
    </div>
  );
}
