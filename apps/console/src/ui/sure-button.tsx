import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface SureButtonProps {
  readonly children: ReactNode;
  /** In place of the words, where these alone do not say what it is about. */
  readonly label: string;
  /** What the second press is asked by. */
  readonly sure: string;
  readonly onSure: () => void;
}

/** Two presses, for what cannot be taken lightly. */
export function SureButton({ children, label, sure, onSure }: SureButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button label={label} onClick={() => setIsAsking(true)}>
        {children}
      </Button>
    );
  }
  return (
    <Button
      look="danger"
      onClick={() => {
        setIsAsking(false);
        onSure();
      }}
    >
      {sure}
    </Button>
  );
}
