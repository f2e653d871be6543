/** A row that is swiped sideways and reaches to both edges of a phone. */
export const stripClass = '-mx-4 flex gap-3 overflow-x-auto px-4 [scrollbar-width:none] wide:mx-0 wide:px-0';
