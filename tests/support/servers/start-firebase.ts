import { FIREBASE_FOLDER, installPackages } from '../../../scripts/testing/install-packages.ts';
import { startProcess } from './start-process.ts';

export type FirebaseEmulator = {
  /** What FIREBASE_AUTH_URL is set to. */
  url: string;
  /** The last code that was "sent" to this phone: the emulator has no phones, so it tells. */
  codeFor(phone: string): Promise<string>;
  end(): Promise<void>;
};

/** The real Firebase auth emulator in a process of its own. It reads its interface's description for ten seconds. */
export async function startFirebase(): Promise<FirebaseEmulator> {
  installPackages(FIREBASE_FOLDER);
  const running = startProcess(['node', 'emulator.cjs'], { cwd: FIREBASE_FOLDER, deadline: 120_000 });
  const address = await running.address;
  return {
    url: `${address}/identitytoolkit.googleapis.com`,
    async codeFor(phone) {
      const reply = await fetch(`${address}/emulator/v1/projects/demo-shop/verificationCodes`);
      const { verificationCodes } = (await reply.json()) as {
        verificationCodes: { phoneNumber: string; code: string }[];
      };
      const last = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone);
      if (!last) throw new Error(`nothing was sent to ${phone}`);
      return last.code;
    },
    end: running.end,
  };
}
