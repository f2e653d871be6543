import { Component, type ReactNode } from 'react';
import { LoadingFailure } from '../ui/states.tsx';

/** A page that fails takes neither the navigation nor the other pages with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === undefined) return this.props.children;
    return <LoadingFailure error={this.state.error} onAgain={() => location.reload()} />;
  }
}
