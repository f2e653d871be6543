import { useEffect, useState } from 'react';

/** Less is a finger that rests. */
const leastPixels = 8;

/** Whether the page was last scrolled downwards, and is not at its top. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let before = scrollY;
    const look = () => {
      const moved = scrollY - before;
      if (Math.abs(moved) < leastPixels && scrollY > leastPixels) return;
      before = scrollY;
      setIsDown(moved > 0 && scrollY > leastPixels);
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isDown;
}
