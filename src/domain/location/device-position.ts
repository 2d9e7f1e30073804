/** How the browser is asked where it is: a rough answer soon is better than an exact one late. */
export const DEVICE_POSITION_OPTIONS = { enableHighAccuracy: false, timeout: 5000 } as const;
