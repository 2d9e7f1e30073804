import Search from 'lucide-react/icons/search';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Textarea } from '#web/ui/fields/textarea.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Part } from './part.tsx';
import { PhonesPart } from './phones-part.tsx';

const FLOORS = [
  { value: 'ground', label: 'Ground floor' },
  { value: 'first', label: 'First floor' },
  { value: 'roof', label: 'Roof', disabled: true },
];

export function FieldsPart() {
  return (
    <Part title="Fields">
      <div className="grid gap-4 md:grid-cols-2">
        <Field label="Contact person name">
          <TextInput name="name" placeholder="Full name" autoComplete="name" />
        </Field>
        <Field label="Email (optional)" hint="For the receipt">
          <TextInput name="email" type="email" defaultValue="amira@" autoComplete="email" />
        </Field>
        <Field label="Phone" error="Enter at least 10 digits">
          <TextInput name="phone" type="tel" defaultValue="+44 7700 90" dir="ltr" autoComplete="tel" />
        </Field>
        <Field label="Account phone" hint="Not Changeable">
          <TextInput name="account_phone" type="tel" defaultValue="+44 7700 900 142" dir="ltr" locked />
        </Field>
        <Field label="Password">
          <PasswordInput
            name="password"
            showLabel="Show password"
            hideLabel="Hide password"
            defaultValue="correct horse"
          />
        </Field>
        <Field label="Floor">
          <Select options={FLOORS} placeholder="Choose one" defaultValue="" />
        </Field>
        <Field label="Note" className="md:col-span-2">
          <Textarea name="note" placeholder="Ring twice" />
        </Field>
        <Field label="Search" labelHidden className="md:col-span-2">
          <TextInput
            name="search"
            type="search"
            shape="pill"
            size={44}
            placeholder="Search restaurants and dishes"
            start={<Icon of={Search} className="text-ink-3" />}
          />
        </Field>
      </div>
      <PhonesPart />
      <Checkbox defaultChecked>Save this Address</Checkbox>
    </Part>
  );
}
