import { Skeleton } from '../../../ui/states/skeleton.tsx';

export function BannersSkeleton() {
  return <Skeleton className="home-banners aspect-2/1 w-full rounded-large" />;
}

export function NoticesSkeleton() {
  return <Skeleton className="home-side h-11 w-full rounded-medium" />;
}
