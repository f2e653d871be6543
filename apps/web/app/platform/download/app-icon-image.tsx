import { classNames } from '../../ui/class-names.ts';

/** The icon that the app has on a home screen. */
export function AppIconImage({ className }: { className: string }) {
  return (
    <img
      src="/wps/system/icons/icon-192.png"
      alt=""
      width={192}
      height={192}
      className={classNames('shrink-0 rounded-small bg-page', className)}
    />
  );
}
