import { classNames } from './class-names.ts';

interface AvatarProps {
  readonly name: string;
  /** The picture that its bearer has chosen; empty or absent: the first letter of the name. */
  readonly imageUrl?: string | undefined;
  readonly size?: 'medium' | 'large';
}

/** A person, as the picture they chose or the first letter of their name. */
export function Avatar({ name, imageUrl = '', size = 'medium' }: AvatarProps) {
  const isLarge = size === 'large';
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-raised font-bold text-gold-text uppercase',
        isLarge ? 'size-16 text-2xl' : 'size-11 text-lg',
      )}
    >
      {imageUrl === '' ? (
        // A number that stands for a name begins with a plus.
        [...name].find((character) => /[\p{L}\p{N}]/u.test(character))
      ) : (
        <img src={imageUrl} alt="" width={isLarge ? 64 : 44} height={isLarge ? 64 : 44} />
      )}
    </span>
  );
}
