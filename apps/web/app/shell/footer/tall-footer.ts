import type { Device } from '../../platform/device/device-facts.ts';

/**
 * SH-06: on tall iPhones the footer is higher in the app's shell: the merchant's own app, or the site on the home
 * screen. In a browser its own bar stands below the page.
 */
export function hasTallFooter(device: Device): boolean {
  return device.isTallIphone && (device.isNativeApp || device.isStandalone);
}
