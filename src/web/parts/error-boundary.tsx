import { Component, type ReactNode } from "react";
import { Problem } from "./problem.js";

interface State {
  readonly error: Error | null;
}

/** Keeps a page that breaks from taking the others with it. A class, since React has no other way. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: Error): State {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error ? (
      <Problem error={new Error("This page failed. Reload it.")} retry={() => window.location.reload()} />
    ) : (
      this.props.children
    );
  }
}
