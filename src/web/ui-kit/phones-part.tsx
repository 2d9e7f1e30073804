import { useState } from 'react';
import { PhoneField } from '#web/config/phone-field.tsx';
import { Button } from '#web/ui/controls/button.tsx';

/** A phone number whose country can be changed, and one whose cannot; the form goes off only with both. */
export function PhonesPart() {
  const [mobile, setMobile] = useState('');
  const [landline, setLandline] = useState('+4631123456');
  const [sent, setSent] = useState('');

  return (
    <form
      aria-label="Phone numbers"
      className="grid gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`Sent: ${mobile} ${landline}`);
      }}
    >
      <PhoneField
        name="mobile"
        label="Mobile number"
        value={mobile}
        onChange={setMobile}
        config={{ country: 'SE', country_picker_status: 1 }}
      />
      <PhoneField
        name="landline"
        label="Landline"
        value={landline}
        onChange={setLandline}
        config={{ country: 'SE', country_picker_status: 0 }}
      />
      <Button type="submit" look="secondary" className="md:col-span-2">
        Send the numbers
      </Button>
      <p role="status" className="text-small">
        {sent}
      </p>
    </form>
  );
}
