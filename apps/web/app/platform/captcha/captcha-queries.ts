import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../api/api-client.ts';
import { ApiFailureError } from '../api/api-failure.ts';

export interface Captcha {
  /** Sent back with the answer. */
  readonly captchaId: string;
  /** Data URL of the picture. */
  readonly picture: string;
}

/** One captcha. `round` counts the pictures of this screen: each is good for one attempt. */
export function captchaQuery(api: ApiClient, round: number) {
  return queryOptions({
    queryKey: ['captcha', round],
    queryFn: async ({ signal }): Promise<Captcha> => {
      const answer = await api.call('getCaptcha', {}, { signal });
      if (!answer.ok) throw new ApiFailureError(answer);
      return {
        captchaId: answer.headers.get('Captcha-Id') ?? '',
        picture: `data:image/png;base64,${answer.value}`,
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
