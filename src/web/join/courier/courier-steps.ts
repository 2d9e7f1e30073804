import { COURIER_REGISTRATION } from '../join-links.ts';

export const COURIER_STEPS = ['about', 'review'] as const;

export type CourierStep = (typeof COURIER_STEPS)[number];

export const REVIEW = `${COURIER_REGISTRATION}?step=review`;

export const backFrom = (step: CourierStep): string => (step === 'about' ? '/' : COURIER_REGISTRATION);
