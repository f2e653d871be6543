import { currentDevice } from './device.ts';

export type RegisterMethod = 'H5' | 'APP' | 'PWA' | 'WEBCLIP';

/** AC-15: how the app runs on this device, as registration reports it. */
export function registerMethod(): RegisterMethod {
  const device = currentDevice();
  if (device.isNativeApp) return 'APP';
  if (device.isWebClip) return 'WEBCLIP';
  return device.isStandalone ? 'PWA' : 'H5';
}
