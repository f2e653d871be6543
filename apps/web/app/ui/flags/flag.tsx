import type { ReactNode } from 'react';

/** Drawn flags by ISO 3166-1 code, 4:3 in a rounded frame. Decoration: the language's name always stands beside. */
const drawings: Readonly<Record<string, ReactNode>> = {
  MY: (
    <>
      <path fill="#fff" d="M0 0h28v21H0z" />
      <path
        fill="#cc0001"
        d="M0 0h28v1.5H0zM0 3h28v1.5H0zM0 6h28v1.5H0zM0 9h28v1.5H0zM0 12h28v1.5H0zM0 15h28v1.5H0zM0 18h28v1.5H0z"
      />
      <path fill="#010066" d="M0 0h14v12H0z" />
      <path fill="#fc0" d="M6.6 2.2a3.8 3.8 0 1 0 1.9 7.1 3.3 3.3 0 1 1 0-6.6 3.8 3.8 0 0 0-1.9-.5Z" />
      <path
        fill="#fc0"
        d="m9.6 3.2.5 1.6 1.4-.8-.8 1.4 1.6.5-1.6.5.8 1.4-1.4-.8-.5 1.6-.5-1.6-1.4.8.8-1.4-1.6-.5 1.6-.5-.8-1.4 1.4.8Z"
      />
    </>
  ),
  US: (
    <>
      <path fill="#fff" d="M0 0h28v21H0z" />
      <path
        fill="#b22234"
        d="M0 0h28v1.6H0zM0 3.2h28v1.6H0zM0 6.5h28v1.6H0zM0 9.7h28v1.6H0zM0 12.9h28v1.6H0zM0 16.2h28v1.6H0zM0 19.4h28V21H0z"
      />
      <path fill="#3c3b6e" d="M0 0h12v11.3H0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeLinecap="round"
        strokeWidth="1"
        strokeDasharray="0 2.2"
        d="M1.6 1.6h10M2.7 3.6h9M1.6 5.6h10M2.7 7.6h9M1.6 9.6h10"
      />
    </>
  ),
};

export function Flag({ code }: { code: string }) {
  return (
    <svg
      viewBox="0 0 28 21"
      className="h-[15px] w-5 shrink-0 overflow-hidden rounded-[3px]"
      aria-hidden="true"
    >
      {drawings[code]}
    </svg>
  );
}
