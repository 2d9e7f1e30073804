import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';

type AccountCardProps = {
  draft: { wantsAccount: boolean };
  change(changes: { wantsAccount: boolean }): void;
  secrets: { password: string };
  setPassword(password: string): void;
  fault: string | undefined;
};

/** A guest may become a customer with what they have filled in anyway. */
export function AccountCard({ draft, change, secrets, setPassword, fault }: AccountCardProps) {
  const t = useTranslate();

  return (
    <section
      data-part="account"
      aria-label={t('checkout.account')}
      tabIndex={-1}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-4 outline-none focus-visible:shadow-none md:p-5"
    >
      <Checkbox
        checked={draft.wantsAccount}
        onChange={(event) => change({ wantsAccount: event.target.checked })}
        className="min-h-6!"
      >
        <span className="font-semibold text-body">{t('checkout.account')}</span>
      </Checkbox>
      <p className="ms-8 text-ink-2 text-small">{t('checkout.account_text')}</p>
      {draft.wantsAccount && (
        <Field label={t('checkout.password')} error={fault} className="mt-4 max-w-90">
          <PasswordInput
            name="password"
            value={secrets.password}
            onChange={(event) => setPassword(event.target.value)}
            autoComplete="new-password"
            showLabel={t('checkout.password_show')}
            hideLabel={t('checkout.password_hide')}
          />
        </Field>
      )}
    </section>
  );
}
