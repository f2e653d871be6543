import { useState } from 'react';

/** True from the first opening on, so that the code of a dialog loads only for those who open it and may animate out. */
export function useOnceOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return isOpen || wasOpened;
}
