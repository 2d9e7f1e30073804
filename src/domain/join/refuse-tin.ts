type Tin = { tin: string | null; tin_expire_date: string | null; hasCertificate: boolean };

/** A tax number may be left out; a date or a certificate alone belongs to nothing. `today` is the town's date. */
export function refuseTin({ tin, tin_expire_date, hasCertificate }: Tin, today: string): 'missing' | 'expired' | null {
  if (tin === null) return tin_expire_date !== null || hasCertificate ? 'missing' : null;
  return tin_expire_date !== null && tin_expire_date < today ? 'expired' : null;
}
