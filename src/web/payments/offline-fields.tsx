import { useId } from 'react';
import type { OfflinePaymentMethod } from '#contract/checkout/checkout.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';

/** What a shopper tells about a payment outside the shop. `fields` are named as the business named them. */
export type OfflineDetails = { method_id: number; fields: Readonly<Record<string, string>>; customer_note: string };

type OfflineFieldsProps = {
  methods: readonly OfflinePaymentMethod[];
  details: OfflineDetails;
  onChange(details: OfflineDetails): void;
  /** Empty where the method cannot be changed any more. */
  methodLegend: string;
  noteLabel: string;
  errors: Readonly<Record<string, string | undefined>>;
};

/** Where to pay to, and what we need to find the payment: at checkout and on the order's page. */
export function OfflineFields({ methods, details, onChange, methodLegend, noteLabel, errors }: OfflineFieldsProps) {
  const group = useId();
  const chosen = chosenMethod(methods, details);
  if (!chosen) return null;
  const setField = (name: string, value: string) =>
    onChange({ ...details, method_id: chosen.id, fields: { ...details.fields, [name]: value } });

  return (
    <div className="flex flex-col gap-5">
      {methodLegend && (
        <fieldset className="grid gap-3 md:grid-cols-2">
          <legend className="sr-only">{methodLegend}</legend>
          {methods.map(({ id, method_name }) => (
            <ChoiceBox
              key={id}
              name={group}
              checked={id === chosen.id}
              onChange={() => onChange({ ...details, method_id: id, fields: {} })}
              title={<bdi>{method_name}</bdi>}
            />
          ))}
        </fieldset>
      )}
      <dl className="grid gap-x-6 gap-y-1 rounded-card bg-sunken p-4 text-small xs:grid-cols-[auto_1fr]">
        {chosen.method_fields.map(({ input_name, input_data }) => (
          <div key={input_name} className="contents">
            <dt className="text-ink-3">{fieldLabel(input_name)}</dt>
            <dd className="break-words font-semibold">
              <bdi>{input_data}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {chosen.method_informations.map(({ customer_input, customer_label, customer_placeholder, is_required }) => (
        <Field
          key={`${chosen.id} ${customer_input}`}
          label={customer_label ?? fieldLabel(customer_input)}
          error={errors[customer_input]}
        >
          <TextInput
            name={customer_input}
            value={details.fields[customer_input] ?? ''}
            placeholder={customer_placeholder}
            required={is_required === 1}
            maxLength={500}
            dir="auto"
            onChange={(event) => setField(customer_input, event.target.value)}
          />
        </Field>
      ))}
      <Field label={noteLabel}>
        <Textarea
          name="customer_note"
          value={details.customer_note}
          onChange={(event) => onChange({ ...details, customer_note: event.target.value })}
          maxLength={1000}
          dir="auto"
        />
      </Field>
    </div>
  );
}

export const chosenMethod = (
  methods: readonly OfflinePaymentMethod[],
  { method_id }: Pick<OfflineDetails, 'method_id'>,
) => methods.find(({ id }) => id === method_id) ?? methods[0];

/** Required fields that are still empty. */
export const missingFields = (method: OfflinePaymentMethod, { fields }: OfflineDetails): string[] =>
  method.method_informations
    .filter(({ customer_input, is_required }) => is_required === 1 && !fields[customer_input]?.trim())
    .map(({ customer_input }) => customer_input);

/** The business names its fields for machines: transaction_id. */
export function fieldLabel(name: string): string {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
